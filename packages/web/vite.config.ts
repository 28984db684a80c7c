import { fileURLToPath } from 'node:url';
import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunks } from './chunks.ts';
import { offlineShell } from './offlineShell.ts';

const routerBuild = fileURLToPath(new URL('../production/index.mjs', import.meta.resolve('react-router')));
const decoders = fileURLToPath(
  new URL('shared/decoders/index.js', import.meta.resolve('@cornerstonejs/dicom-image-loader')),
);
const nothing = fileURLToPath(new URL('./nothing.ts', import.meta.url));
const api = process.env['SEN_API'] ?? 'http://localhost:8080';

export default defineConfig(({ command }) => ({
  base: '/his/',
  plugins: [react(), offlineShell()],
  // react-router names only its development build; the other one leaves the warnings out
  resolve: {
    alias: [
      // the decoders that the library does not name as a part of its own
      { find: /^sen-decoders$/, replacement: decoders },
      // what decoders of pictures ask of Node where they find it
      { find: /^(fs|path|url)$/, replacement: nothing },
      ...(command === 'build'
        ? [
            { find: /^react-router$/, replacement: routerBuild },
            // react-aria brings its words in 34 languages, none of them Vietnamese: Sen names what is said itself
            { find: /^(\.\.\/intl\/[a-z]+\/)(?!en-US)[a-z]{2}-[A-Z]{2}\.mjs$/, replacement: '$1en-US.mjs' },
          ]
        : []),
    ],
  },
  optimizeDeps: { exclude: ['@cornerstonejs/dicom-image-loader'], include: ['dicom-parser'] },
  worker: { format: 'es' },
  build: {
    // the oldest browsers that Sen promises; e2e/browsers.spec.ts holds what no target can lower
    target: ['chrome109', 'edge109', 'firefox115', 'safari16.4'],
    cssTarget: ['chrome109', 'edge109', 'firefox115', 'safari16.4'],
    sourcemap: false,
    manifest: true, // e2e/sizes.spec.ts weighs the screens by it
    chunkSizeWarningLimit: 5000, // what draws pictures of modalities is fetched by the viewer alone; e2e/sizes.spec.ts limits the rest
    modulePreload: { polyfill: false },
    rolldownOptions: { output: { codeSplitting: chunks } },
  },
  server: {
    port: 5173,
    proxy: {
      '/graphql': { target: api, ws: true },
      '/api': { target: api },
      '/dicomweb': { target: api },
    },
  },
}));
