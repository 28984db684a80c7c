import '@fontsource/be-vietnam-pro/400.css';
import '@fontsource/be-vietnam-pro/500.css';
import '@fontsource/be-vietnam-pro/600.css';
import './tokens.css';
import './base.css';
import { createRoot } from 'react-dom/client';
import { basename } from '../session/basename.ts';
import '../session/i18n.ts';
import { applyAppearance } from '../session/appearance.ts';
import { keepAnswersOf } from '../session/keptOperations.ts';
import { fetchPart, type Load } from '../session/parts.ts';
import { isSignedIn } from '../session/session.ts';
import { contributionsOf } from '../ui/useContributions.ts';
import { Application } from './Application.tsx';
import { features, routes } from './features.ts';
import { askAhead, partsOfPage } from './nextParts.ts';
import { keepShell } from './offline.ts';
import { makeRouter } from './router.tsx';

// an older base path of the product
if (location.pathname.startsWith('/sm3'))
  location.replace(`/sm4${location.pathname.slice(4)}${location.search}`);

// old.js has told an older browser what to install, and nothing begins there
if (document.documentElement.hasAttribute('data-old')) throw new Error('this browser is too old for Sen');
applyAppearance();
keepAnswersOf(contributionsOf(features, 'kept').flat());
const root = document.getElementById('root');
if (!root) throw new Error('the page has no root');
const page = createRoot(root);
const path = location.pathname.slice(basename().length);
askAhead(path, routes, isSignedIn());
void arrivedOrLate(partsOfPage(path, routes, isSignedIn())).then(() =>
  page.render(<Application router={makeRouter()} />),
);
keepShell();

/** React holds back for 300 ms what comes after a sign of waiting: there is one only where parts are long in coming. */
async function arrivedOrLate(parts: ReadonlyArray<Load<unknown>>): Promise<void> {
  const late = new Promise((resolve) => setTimeout(resolve, 400));
  // what cannot be fetched is asked for again, and told, where it is needed
  await Promise.race([Promise.allSettled(parts.map(fetchPart)), late]);
}
