/** Path of the page's files. */
export const REFERENCE_FILES = "/api/docs/files";

/** The API reference for people: the browser renders the calls from the OpenAPI document. */
export const referencePage = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>API reference · Sillon</title>
<link rel="icon" href="/favicon.ico">
<link rel="stylesheet" href="${REFERENCE_FILES}/swagger-ui.css">
<link rel="stylesheet" href="${REFERENCE_FILES}/page.css">
<script defer src="${REFERENCE_FILES}/swagger-ui-bundle.js"></script>
<script defer src="${REFERENCE_FILES}/start.js"></script>
</head>
<body>
<header>
<p><a href="/en">Sillon</a></p>
<p>Programs find this document as <a href="/api/docs.json">OpenAPI</a> and as <a href="/api/docs.jsonld">Hydra</a>. Some calls to begin with:</p>
<ul>
<li><a href="/api/tracks?itemsPerPage=3&amp;bpm[gte]=90&amp;bpm[lte]=100">Three tracks between 90 and 100 bpm</a></li>
<li><a href="/api/front/global_search?type=track&amp;search=piano&amp;itemsPerPage=3">Tracks found by a word</a></li>
<li><a href="/api/changes?itemsPerPage=3">What changed in the catalogue</a></li>
</ul>
</header>
<div id="reference"></div>
<noscript><p>This reference is drawn by a script. The <a href="/api/docs.json">document itself</a> needs none.</p></noscript>
</body>
</html>
`;
