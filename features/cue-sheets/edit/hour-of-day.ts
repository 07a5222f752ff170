/** Hours of a day from six o'clock on, in steps of five minutes. */
const HOUR = /^(?:0[6-9]|[6-9]|1\d|2[0-4]):\d[05]$/;

/** Whether a time is written like an hour in the plan of a day, not like a place in a programme. */
export const isHourOfDay = (time: string): boolean => HOUR.test(time);
