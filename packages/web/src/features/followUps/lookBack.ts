/** How many days before today home and the list look for patients who did not come. */
export const lookBack = 7;
