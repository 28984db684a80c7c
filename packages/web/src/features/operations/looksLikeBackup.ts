/** Whether a file begins as a backup does: packed, or packed and encrypted. */
export async function looksLikeBackup(file: Blob): Promise<boolean> {
  const head = new Uint8Array(await file.slice(0, 8).arrayBuffer());
  const text = String.fromCharCode(...head);
  return text === 'SENBAK2\n' || text.startsWith('\x1f\x8b');
}
