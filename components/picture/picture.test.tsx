import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { Picture } from "./picture.tsx";

test.each([true, false])(
  "a page names a picture once, without a preload in its head (eager: %s)",
  (eager) => {
    const html = renderToString(
      <html lang="fr">
        <head />
        <body>
          <Picture path="media/images/album.png" width={240} eager={eager} />
        </body>
      </html>,
    );
    expect(html.match(/srcset=/gi)).toHaveLength(1);
    expect(html).toContain(eager ? 'loading="eager" fetchPriority="high"' : 'loading="lazy"');
    expect(html).not.toContain("preload");
  },
);
