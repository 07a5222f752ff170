import { eq } from "drizzle-orm";
import type { Hono } from "hono";
import {
  answerItemEndpoint,
  type ClientRoom,
  clientRoomEndpoint,
  commentItemEndpoint,
  nameClientEndpoint,
  takeBackCommentEndpoint,
} from "#/contract/client-room.ts";
import {
  changeProjectRoomEndpoint,
  deleteRoomClientEndpoint,
  deleteRoomCommentEndpoint,
  projectRoomEndpoint,
} from "#/contract/project-room.ts";
import { readItemIri } from "#/server/catalogue/tracks/read-item-iri.ts";
import type { Database } from "#/server/platform/db/database.ts";
import { roomClients } from "#/server/platform/db/schema/rooms.ts";
import { notFound } from "#/server/platform/http/problem.ts";
import { serve } from "#/server/platform/http/serve.ts";
import type { RateLimiter } from "#/server/platform/rate-limits/rate-limiter.ts";
import { openLink } from "#/server/work/projects/links.ts";
import { addClient, type ClientRow, findClient, limitFeedback, lockClient, newRoomKey } from "./clients.ts";
import { answerItem, commentItem, lockProject, nameClient, takeBackComment } from "./feedback.ts";
import { changeProjectRoom, deleteRoomClient, deleteRoomComment } from "./own-room.ts";
import { presentClientRoom, presentProjectRoom } from "./present.ts";
import { readProjectRoom, selectFeedback } from "./read-feedback.ts";
import { roomCookie, roomKeyOf } from "./room-cookie.ts";

interface Deps {
  db: Database;
  clock: () => Date;
  /** Keeps its counts when the server restarts. */
  limiter: RateLimiter;
  /** Public address of the site. */
  siteUrl: string;
}

/** The parts of a call that a handler needs. */
interface RoomCall {
  params: { token: string };
  header(name: string): string | undefined;
  setHeader(name: string, value: string): void;
}

const NOTHING = { answers: [], comments: [] };

/** Clients' feedback on share pages: for anyone who has the address of one, and for the owner of the project. */
export function roomRoutes(app: Hono, { db, clock, limiter, siteUrl }: Deps): void {
  const feedbackOf = (tx: Database, client: ClientRow) => selectFeedback(tx, eq(roomClients.id, client.id));

  /** Stores the caller's feedback with `store`; a cookie identifies them from then on. */
  async function storeFeedback(
    { params, header, setHeader }: RoomCall,
    store: (tx: Database, client: ClientRow, at: Date) => Promise<void>,
  ): Promise<ClientRoom> {
    const link = await openLink(db, params.token, clock());
    const key = roomKeyOf(header("Cookie"));
    await limitFeedback(limiter, link, !(await findClient(db, link, key)));
    const newKey = newRoomKey();
    const { room, isNew } = await db.transaction(async (tx) => {
      await lockProject(tx, link);
      // Read inside the lock: an owner who reads the room while this call waits reports an earlier instant as seen
      // (`readProjectRoom`).
      const at = clock();
      // Looked up again: the owner may just have deleted the client, who then starts as a new one.
      const known = await lockClient(tx, link, key);
      const client = known ?? (await addClient(tx, link, newKey, at));
      await store(tx, client, at);
      const [named] = await tx.select().from(roomClients).where(eq(roomClients.id, client.id));
      return {
        room: presentClientRoom(link.token, named ?? null, await feedbackOf(tx, client)),
        isNew: !known,
      };
    });
    if (isNew) setHeader("Set-Cookie", roomCookie(newKey, link.token, siteUrl));
    return room;
  }

  async function readRoom({ params, header }: RoomCall): Promise<ClientRoom> {
    const link = await openLink(db, params.token, clock());
    const client = await findClient(db, link, roomKeyOf(header("Cookie")));
    return presentClientRoom(link.token, client, client ? await feedbackOf(db, client) : NOTHING);
  }

  serve(app, clientRoomEndpoint, readRoom);

  serve(app, nameClientEndpoint, (call) => {
    const { name } = call.body;
    // A merge patch without a name changes nothing and creates no client.
    return name === undefined
      ? readRoom(call)
      : storeFeedback(call, (tx, client) => nameClient(tx, client, name));
  });

  serve(app, answerItemEndpoint, ({ body, ...call }) =>
    storeFeedback(call, (tx, client, at) =>
      answerItem(tx, client, { item: readItemIri(body.track), verdict: body.verdict, at }),
    ),
  );

  serve(app, commentItemEndpoint, ({ body, ...call }) =>
    storeFeedback(call, (tx, client, at) =>
      commentItem(tx, client, {
        item: readItemIri(body.track),
        seconds: body.at ?? null,
        text: body.text,
        at,
      }),
    ),
  );

  serve(app, takeBackCommentEndpoint, async ({ params, header }) => {
    const link = await openLink(db, params.token, clock());
    const client = await findClient(db, link, roomKeyOf(header("Cookie")));
    if (!client) throw notFound();
    await takeBackComment(db, client, params.id, clock());
  });

  serve(app, projectRoomEndpoint, async ({ user, params }) =>
    presentProjectRoom(await readProjectRoom(db, params.id, user)),
  );

  serve(app, changeProjectRoomEndpoint, async ({ user, params, body }) => {
    const { letters, seenUntil } = body;
    // An instant in the future would hide feedback that does not exist yet.
    const until = seenUntil === undefined ? undefined : Math.min(Date.parse(seenUntil), clock().getTime());
    await changeProjectRoom(db, params.id, user, {
      letters,
      seenUntil: until === undefined ? undefined : new Date(until),
    });
    return presentProjectRoom(await readProjectRoom(db, params.id, user));
  });

  serve(app, deleteRoomCommentEndpoint, ({ user, params }) => deleteRoomComment(db, params.id, user));

  serve(app, deleteRoomClientEndpoint, ({ user, params }) => deleteRoomClient(db, params.id, user));
}
