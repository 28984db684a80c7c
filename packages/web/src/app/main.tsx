import '@fontsource/be-vietnam-pro/400.css';
import '@fontsource/be-vietnam-pro/500.css';
import '@fontsource/be-vietnam-pro/600.css';
import './base.css';
import { StrictMode, Suspense } from 'react';
import { createRoot } from 'react-dom/client';
import { RouterProvider } from 'react-router';
import { basename } from '../session/basename.ts';
import { i18n } from '../session/i18n.ts';
import { keepAnswersOf } from '../session/keptOperations.ts';
import { isSignedIn } from '../session/session.ts';
import { applyTheme } from '../session/theme.ts';
import { contributionsOf, FeaturesContext } from '../ui/useContributions.ts';
import { features, routes } from './features.ts';
import { partsOfPage } from './nextParts.ts';
import { keepShell } from './offline.ts';
import { makeRouter } from './router.tsx';

// an older base path of the product
if (location.pathname.startsWith('/sm3'))
  location.replace(`/sm4${location.pathname.slice(4)}${location.search}`);

applyTheme();
keepAnswersOf(contributionsOf(features, 'kept').flat());
if (isSignedIn()) {
  void i18n.loadNamespaces('shell');
  // what cannot be fetched is asked for again, and told, where it is needed
  for (const part of partsOfPage(location.pathname.slice(basename().length), routes))
    part().catch(() => undefined);
}
const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
createRoot(root).render(
  <StrictMode>
    <Suspense fallback={null}>
      <FeaturesContext value={features}>
        <RouterProvider router={makeRouter()} />
      </FeaturesContext>
    </Suspense>
  </StrictMode>,
);
keepShell();
