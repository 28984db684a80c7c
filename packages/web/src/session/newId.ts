import { v4 } from 'uuid';

/** An id that nothing else has. Browsers have crypto.randomUUID over HTTPS and at localhost alone; a desk of the house comes over neither. */
export const newId = (): string => v4();
