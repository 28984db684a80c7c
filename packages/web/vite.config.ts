import react from '@vitejs/plugin-react';
import { defineConfig } from 'vite';
import { chunks } from './chunks.ts';
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
    rolldownOptions: { output: { codeSplitting: chunks } },
  },
  server: {
    port: 5173,
    proxy: {
      '/graphql': { target: api, ws: true },
      '/api': { target: api },
    },
  },
});
