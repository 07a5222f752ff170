import sharp from "sharp";

// Its cache keeps up to a hundred operations with their pixels, which no request asks for again, and its threads would
// take the processors from the requests beside it.
sharp.cache(false);
sharp.concurrency(1);

/** The library of images, set to keep nothing and to use one thread; import it from here, before the first image. */
export { default } from "sharp";
