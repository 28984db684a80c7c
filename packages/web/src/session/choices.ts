import { apollo } from './apollo.ts';
import { KeepOwnChoiceDocument, OwnChoicesDocument } from './choices.auth.gen.ts';

const restMs = 600;
const waiting = new Map<string, ReturnType<typeof setTimeout>>();
let asked: Promise<ReadonlyMap<string, unknown>> | null = null;

/** What the signed-in person chose about the look of screens, kept on the server: asked for once a page. */
export const choicesOnServer = {
  /** The choice under a name, or undefined where there is none or the server is away. */
  read: async (name: string): Promise<unknown> => {
    asked ??= ask();
    return waiting.has(name) ? undefined : (await asked).get(name);
  },
  /** Keeps a choice once its owner has come to rest; one that does not arrive stays on this device alone. */
  keep: (name: string, value: unknown): void => {
    clearTimeout(waiting.get(name));
    const timer = setTimeout(() => {
      apollo
        .mutate({ mutation: KeepOwnChoiceDocument, variables: { khoa: name, giaTri: value } })
        .catch(() => undefined)
        .finally(() => waiting.delete(name));
    }, restMs);
    waiting.set(name, timer);
  },
};

async function ask(): Promise<ReadonlyMap<string, unknown>> {
  try {
    const { data } = await apollo.query({ query: OwnChoicesDocument });
    return new Map(data?.tuyChonCaNhans.map(({ khoa, giaTri }) => [khoa, giaTri]));
  } catch {
    asked = null; // the next screen asks again
    return new Map();
  }
}
