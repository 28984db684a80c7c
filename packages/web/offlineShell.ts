import { VitePWA } from 'vite-plugin-pwa';

/**
 * Writes sw.js, which keeps the program on the device, and the manifest by which a phone installs it. Only files of the build
 * are kept: requests to /graphql and /api are not its business, so that nothing about a patient can come to rest in it.
 */
export function offlineShell(): ReturnType<typeof VitePWA> {
  return VitePWA({
    filename: 'sw.js',
    // app/offline.ts asks for it once the first screen stands
    injectRegister: false,
    manifestFilename: 'manifest.webmanifest',
    manifest: {
      id: '/his/',
      name: 'Sen',
      short_name: 'Sen',
      description: 'Hệ thống thông tin bệnh viện và phòng khám',
      lang: 'vi',
      start_url: '/his/',
      scope: '/his/',
      display: 'standalone',
      theme_color: '#0f766e',
      background_color: '#f4f6f8',
      icons: [
        { src: 'favicon.svg', sizes: 'any', type: 'image/svg+xml' },
        { src: 'icon-192.png', sizes: '192x192', type: 'image/png' },
        { src: 'icon-512.png', sizes: '512x512', type: 'image/png' },
        { src: 'icon-maskable-512.png', sizes: '512x512', type: 'image/png', purpose: 'maskable' },
      ],
    },
    workbox: {
      globPatterns: ['index.html', 'favicon.svg', 'assets/*.{js,css,woff2}'],
      // what draws pictures of modalities is large, and shows nothing while the server is away
      globIgnores: ['assets/{pictures,pictureDecoder,decodeImageFrameWorker,computeWorker}-*.js'],
      // the names of the built files hold their hash
      dontCacheBustURLsMatching: /^assets\//,
      maximumFileSizeToCacheInBytes: 1024 * 1024,
      inlineWorkboxRuntime: true,
      sourcemap: false,
      // a page of an older build that is still open finds its missing parts out by itself and loads anew (ScreenError)
      skipWaiting: true,
      clientsClaim: true,
      cleanupOutdatedCaches: true,
      navigateFallback: null,
      runtimeCaching: [
        {
          // the server's page when there is one, so that a reload brings a new version; the kept one otherwise, also when a
          // proxy answers for a stopped server. This function is written into sw.js as it stands: it may use nothing around it
          urlPattern: ({ request, url }) => request.mode === 'navigate' && url.pathname.startsWith('/his'),
          handler: async ({ request }) => {
            const away = new Promise<undefined>((resolve) => setTimeout(resolve, 5000));
            const answer = await Promise.race([fetch(request), away]).catch(() => undefined);
            if (answer && (answer.status < 502 || answer.status > 504)) return answer;
            const kept = await caches.match('/his/index.html', { ignoreSearch: true });
            return kept ?? answer ?? Response.error();
          },
        },
        {
          // the reader of codes and those of pictures are large and not everybody's: kept when they were used once
          urlPattern: ({ url }) => url.pathname.startsWith('/his/assets/') && url.pathname.endsWith('.wasm'),
          handler: 'CacheFirst',
          options: { cacheName: 'sen-wasm', expiration: { maxEntries: 6 } },
        },
      ],
    },
  });
}
