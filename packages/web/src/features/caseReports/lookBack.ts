/** How many days before today home and the list look for cases that are to be reported. */
export const lookBack = 7;
