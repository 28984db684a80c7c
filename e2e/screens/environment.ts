import { builtinEnvironments, type Environment } from 'vitest/runtime';

const window = builtinEnvironments['happy-dom'];

/** A window of happy-dom, and beside it what asks the site without the cookies of that window. */
const environment: Environment = {
  name: 'screens',
  viteEnvironment: 'client',
  async setup(global, options) {
    const { fetch } = global as { fetch: typeof globalThis.fetch };
    const made = await window.setup(global, options);
    Object.assign(global, { fetchOutside: fetch });
    return {
      teardown: async (global) => {
        Reflect.deleteProperty(global, 'fetchOutside');
        await made.teardown(global);
      },
    };
  },
};

export default environment;
