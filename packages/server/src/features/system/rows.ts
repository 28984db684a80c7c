/** What the types of this feature are resolved from. */
export type Rows = {
  AppInfo: { version: string; appType: string };
};
