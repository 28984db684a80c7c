/** Whether this device gets the narrow screens: a narrow window, or a phone or tablet held in the hand. */
export function isNarrowDevice(width = window.innerWidth, agent = navigator.userAgent): boolean {
  return width < 768 || /Mobi|Android|iPhone|iPod/i.test(agent);
}
