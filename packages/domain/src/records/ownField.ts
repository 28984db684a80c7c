/**
 * The field of an object that has this name itself. Never what every object inherits (`__proto__`, `constructor`, `toString`), so that a name
 * that somebody sends finds nothing but fields.
 */
export function ownField<T>(object: Readonly<Record<string, T>>, name: string): T | undefined {
  return Object.hasOwn(object, name) ? object[name] : undefined;
}
