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
  start();
}

function start() {
  // A browser may refuse sound that nobody pressed for: the button then stays as it is.
  audio.play().catch(draw);
}

if (audio.hasAttribute("src")) {
  play.disabled = false;
  slider.disabled = false;
}
play.addEventListener("click", () => (audio.paused ? start() : audio.pause()));
slider.addEventListener("input", () => {
  audio.currentTime = Number(slider.value);
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
  slider.setAttribute("aria-valuetext", shown(audio.currentTime));
  clock.textContent = shown(audio.currentTime);
});
audio.addEventListener("ended", () => {
  const next = rows[rows.findIndex((row) => row.hasAttribute("aria-current")) + 1];
  if (next) choose(next);
});
