// The embedded player (features/sharing/embed-page.ts): one audio element, its button, its slider, the list of an album.
const audio = document.querySelector("audio");
const play = document.querySelector(".play");
const slider = document.querySelector("input");
const clock = document.querySelector("[data-clock]");
const rows = [...document.querySelectorAll("li button")];

const shown = (seconds) => {
  const whole = Math.floor(seconds);
  return `${String(Math.floor(whole / 60)).padStart(2, "0")}:${String(whole % 60).padStart(2, "0")}`;
};

/** Seconds in words of the page's language: «1 minute 5 secondes». */
const inWords = (seconds) => {
  const whole = Math.floor(seconds);
  const counted = { minute: Math.floor(whole / 60), second: whole % 60 };
  const said = Object.entries(counted).filter(([unit, count]) => count > 0 || (unit === "second" && whole === 0));
  return said
    .map(([unit, count]) => count.toLocaleString(document.documentElement.lang, { style: "unit", unit, unitDisplay: "long" }))
    .join(" ");
};

/** What the slider says of where it stands. */
function say() {
  const words = { position: inWords(slider.value), duration: inWords(slider.max) };
  slider.setAttribute(
    "aria-valuetext",
    slider.dataset.spoken.replace(/\{(position|duration)\}/g, (_, name) => words[name]),
  );
}

function draw() {
  const isPlaying = !audio.paused;
  play.classList.toggle("playing", isPlaying);
  play.setAttribute("aria-label", isPlaying ? play.dataset.pause : play.dataset.play);
}

function choose(row) {
  for (const one of rows) one.toggleAttribute("aria-current", one === row);
  row.setAttribute("aria-current", "true");
  audio.src = row.dataset.src;
  slider.max = row.dataset.seconds;
  slider.value = 0;
  say();
  start();
}

function start() {
  // A browser may refuse sound that nobody pressed for: the button then stays as it is.
  audio.play().catch(draw);
}

if (audio.hasAttribute("src")) {
  play.disabled = false;
  slider.disabled = false;
  say();
}
play.addEventListener("click", () => (audio.paused ? start() : audio.pause()));
slider.addEventListener("input", () => {
  audio.currentTime = Number(slider.value);
  say();
});
for (const row of rows) {
  row.addEventListener("click", () => {
    if (!row.hasAttribute("aria-current") || audio.currentTime === 0) choose(row);
    else if (audio.paused) start();
    else audio.pause();
  });
}
for (const event of ["play", "pause", "ended", "error"]) audio.addEventListener(event, draw);
audio.addEventListener("timeupdate", () => {
  slider.value = audio.currentTime;
  say();
  clock.textContent = shown(audio.currentTime);
});
audio.addEventListener("ended", () => {
  const next = rows[rows.findIndex((row) => row.hasAttribute("aria-current")) + 1];
  if (next) choose(next);
});
