/** Formats seconds as `mm:ss`; minutes may exceed 59 (contract §3.2). */
export function duration(seconds: number): string {
  const minutes = Math.floor(seconds / 60);
  return `${String(minutes).padStart(2, "0")}:${String(seconds % 60).padStart(2, "0")}`;
}
