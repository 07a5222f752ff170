/** Runs ALTCHA's own worker, which tries keys off the main thread. */
import "altcha/workers/pbkdf2";
