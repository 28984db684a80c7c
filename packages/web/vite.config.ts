import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { offlineShell } from './offlineShell.ts';

const api = process.env['SEN_API'] ?? 'http://localhost:8080';

export default defineConfig({
  base: '/his/',
  plugins: [react(), offlineShell()],
  worker: { format: 'es' },
  build: {
    target: 'es2022',
    sourcemap: false,
    manifest: true, // e2e/sizes.spec.ts weighs the screens by it
    chunkSizeWarningLimit: 900,
    modulePreload: { polyfill: false },
    // the first page in one file: split by who else uses its parts, it weighs 4 kB more
    rolldownOptions: { output: { codeSplitting: { groups: [{ name: 'page', tags: ['$initial'] }] } } },
  },
  server: {
    port: 5173,
    proxy: {
      '/graphql': { target: api, ws: true },
      '/api': { target: api },
    },
  },
});
