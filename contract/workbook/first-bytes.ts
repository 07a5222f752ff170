/** Returns whether a file begins like a zip, as XLSX, ODS and Numbers files do. */
export const isZip = (bytes: Uint8Array) => bytes[0] === 0x50 && bytes[1] === 0x4b;
/** First bytes of a workbook of Excel before 2007, and of a workbook with a password. */
const OLD_WORKBOOK = [0xd0, 0xcf, 0x11, 0xe0];
/** Returns whether a file begins like a workbook of Excel before 2007 or a workbook with a password. */
export const isOldWorkbook = (bytes: Uint8Array) => OLD_WORKBOOK.every((byte, at) => bytes[at] === byte);
