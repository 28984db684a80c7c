import { createRoot } from 'react-dom/client';
import { Application } from '../../packages/web/src/app/Application.tsx';
import { makeRouter } from '../../packages/web/src/app/router.tsx';
import { apollo } from '../../packages/web/src/session/apollo.ts';
import { notices } from '../../packages/web/src/ui/kit/noticeStore.ts';
import { siteBase } from '../siteBase.ts';
import { device } from './device.ts';
import { press, type as typeText } from './keys.ts';
import { type Locator, locate } from './locator.ts';
import { listenForNotices, type Told } from './told.ts';
import { until } from './until.ts';

export type Screen = Pick<
  Locator,
  'getByRole' | 'getByLabel' | 'getByText' | 'getByPlaceholder' | 'locator'
> & {
  keyboard: { press: (key: string) => Promise<void>; type: (text: string) => Promise<void> };
  /** The address, as a page's. */
  url: () => string;
  goto: (path: string) => Promise<void>;
  /** Begins anew, with what the device keeps. */
  reload: () => Promise<void>;
  /** Waits for a notice and puts it and those before it away; answers its text. */
  told: Told;
  close: () => Promise<void>;
};

type Mounted = { unmount: () => Promise<void> };

/** Shows the application at a path, with all that is around a screen. */
export async function openScreen(path: string): Promise<Screen> {
  const { told, stop } = listenForNotices();
  let mounted: Mounted | null = await mount(path);
  const close = async () => {
    await mounted?.unmount();
    mounted = null;
  };
  const begin = async (at: string) => {
    await close();
    mounted = await mount(at);
  };
  const page = locate('', () => [document.body]);
  return {
    getByRole: page.getByRole,
    getByLabel: page.getByLabel,
    getByText: page.getByText,
    getByPlaceholder: page.getByPlaceholder,
    locator: page.locator,
    keyboard: { press: async (key) => press(key), type: async (text) => typeText(text) },
    url: () => location.href,
    goto: begin,
    reload: () => begin(`${location.pathname}${location.search}`),
    told,
    close: async () => {
      stop();
      await close();
    },
  };
}

async function mount(path: string): Promise<Mounted> {
  device.goTo(siteBase() + path);
  const place = document.createElement('div');
  place.id = 'root';
  document.body.append(place);
  const root = createRoot(place);
  const router = makeRouter();
  root.render(<Application router={router} />);
  await until(
    () => `the application does not open at ${path}`,
    () => place.querySelector('#screen, main') !== null || document.body.innerHTML.slice(0, 500),
  );
  return {
    unmount: async () => {
      root.unmount();
      router.dispose();
      document.body.replaceChildren();
      for (const { id } of notices.now().messages) notices.readOut(id);
      for (const { id } of notices.now().questions) notices.answered(id);
      await apollo.clearStore();
    },
  };
}
