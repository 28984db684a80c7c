import '@fontsource/be-vietnam-pro/400.css';
import '@fontsource/be-vietnam-pro/500.css';
import '@fontsource/be-vietnam-pro/600.css';
import './base.css';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import './i18n.ts';
import { keepShell } from './offline.ts';
import { makeRouter } from './router.tsx';
import { applyTheme } from './theme.ts';

// an older base path of the product
if (location.pathname.startsWith('/sm3'))
  location.replace(`/sm4${location.pathname.slice(4)}${location.search}`);

applyTheme();
const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
createRoot(root).render(
  <StrictMode>
    <Suspense fallback={null}>
      <RouterProvider router={makeRouter()} />
    </Suspense>
  </StrictMode>,
);
keepShell();
