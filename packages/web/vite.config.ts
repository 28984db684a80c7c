import react from '@vitejs/plugin-react';
import { defineConfig, type Plugin } from 'vite';

const api = process.env['SEN_API'] ?? 'http://localhost:8080';

const buttonFile = /antd\/es\/button\/Button\.js$/;
const loud = 'iconNode = iconWrapperElement(icon);';
const silent = `iconNode = iconWrapperElement(
  isReactRenderable(children) && React.isValidElement(icon) ? React.cloneElement(icon, { 'aria-hidden': true }) : icon,
);`;

/** The icon of a button with words is an ornament: a screen reader says the words, not 'save' before them. */
function silentIcons(): Plugin {
  let done = false;
  return {
    name: 'silent-icons',
    apply: 'build',
    transform(code, id) {
      if (!buttonFile.test(id) || !code.includes(loud)) return null;
      done = true;
      return { code: code.replace(loud, silent), map: null };
    },
    buildEnd(error) {
      if (!error && !done) throw new Error('the buttons are built otherwise now: see silentIcons');
    },
  };
}

export default defineConfig({
  base: '/his/',
  plugins: [react(), silentIcons()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    sourcemap: false,
    chunkSizeWarningLimit: 900,
    modulePreload: { polyfill: false },
  },
  server: {
    port: 5173,
    proxy: {
      '/graphql': { target: api, ws: true },
      '/api': { target: api },
    },
  },
});
