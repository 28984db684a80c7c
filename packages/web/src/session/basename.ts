/** The base the page was opened under: /his, or /sm4 of the older address. */
export function basename(): string {
  return location.pathname.startsWith('/sm4') ? '/sm4' : '/his';
}
