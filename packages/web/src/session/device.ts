/** Whether this device gets the narrow screens: a narrow window, or a phone or tablet held in the hand. */
export function isNarrowDevice(width = window.innerWidth, agent = navigator.userAgent): boolean {
  return width < 768 || /Mobi|Android|iPhone|iPod/i.test(agent);
}

/** Whether the person asked the browser to spare a line that is paid by what it carries. Firefox and Safari do not say. */
export function savesData(): boolean {
  const { connection } = navigator as Navigator & { connection?: { saveData?: boolean } };
  return connection?.saveData ?? false;
}
