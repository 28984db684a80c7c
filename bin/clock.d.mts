export function shiftDate(seconds: number): void;
export function useClock(moment: string): void;
