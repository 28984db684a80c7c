import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { currentLanguage } from '../../session/i18n.ts';
import { reachableScreens } from '../../session/navigation.ts';
import { narrowPath, offeredAt, type RouteSpec } from '../../session/routeTable.ts';
import { useMayOpen } from '../../session/useMayOpen.ts';
import { useSession } from '../../session/useSession.ts';
import { Apart } from '../../ui/Apart.tsx';
import { screenIcons } from '../../ui/screenIcons.tsx';
import { PartWaits, useSettled } from '../../ui/settling.tsx';
import { useContributions } from '../../ui/useContributions.ts';
import { dayLine, partOfDay } from './dayLine.ts';
import './home.css';

const actsShown = 2;
/** More screens than these stand in a group. */
const tilesShown = 8;

/** /trang-chu: the day, what waits for this person here, what they do most, and the way to each screen of theirs. */
export default function Home() {
  const { t } = useTranslation(['home', 'shell', 'common']);
  const session = useSession();
  const narrow = useLocation().pathname.startsWith('/m/');
  const mayOpen = useMayOpen();
  const at = (path: string) => (narrow ? narrowPath(path) : path);
  const routes = offeredAt(session.settings.systemType, useContributions('routes').flat());
  const screens = reachableScreens(routes, session.profile.navigation.idMenus, session.navigation).filter(
    (route) => route.path !== '/trang-chu',
  );
  const node = session.profile.nodes.find((one) => one._id === session.nodeId);
  const cards = useContributions('home')
    .flat()
    .filter((card) => session.permissions.has(card.permission))
    // a card that two rights show stands once
    .filter(({ Card }, at, all) => all.findIndex((other) => other.Card === Card) === at)
    .sort((one, other) => Number(other.first ?? false) - Number(one.first ?? false));
  const acts = useContributions('acts')
    .flat()
    .filter(({ path, permission }) => session.permissions.has(permission) && mayOpen(path))
    .slice(0, actsShown);
  const { settled, Waiting, waits } = useSettled();
  const now = new Date();
  const name = session.user.employee?.TenNhanVien ?? session.user.username;
  return (
    <div className="home">
      <header className="home-head">
        <div>
          <h1>{t(`greeting.${partOfDay(now)}`, { name })}</h1>
          <p className="home-place">
            {[dayLine(now, currentLanguage()), session.profile.name, node?.name].filter(Boolean).join(' · ')}
          </p>
        </div>
        <div className="home-acts">
          {acts.map((act, index) => (
            <Link
              key={act.title}
              to={at(act.path)}
              className={index === 0 ? 'button primary large' : 'button large'}
            >
              {t(act.title, { ns: 'shell' })}
            </Link>
          ))}
        </div>
      </header>
      {settled ? null : <div className="sen-loading" role="status" aria-label={t('common:loading')} />}
      <div className={settled ? 'home-body' : 'home-body waits'}>
        <div className="home-cards">
          <Waiting value={waits}>
            {cards.map(({ Card }, index) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the list of cards is fixed for one person
              <Apart key={index} wait={<PartWaits />}>
                <Card nodeId={session.nodeId} />
              </Apart>
            ))}
          </Waiting>
        </div>
        <h2>{t('screens')}</h2>
        <Tiles screens={screens.slice(0, tilesShown)} at={at} />
        {screens.length > tilesShown ? (
          <details className="home-more">
            <summary>{t('moreScreens', { count: screens.length - tilesShown })}</summary>
            <Tiles screens={screens.slice(tilesShown)} at={at} />
          </details>
        ) : null}
      </div>
    </div>
  );
}

function Tiles({ screens, at }: { screens: readonly RouteSpec[]; at: (path: string) => string }) {
  const { t } = useTranslation('shell');
  return (
    <div className="home-screens">
      {screens.map((route) => {
        const Picture = screenIcons[route.icon ?? 'page'];
        return (
          <Link key={route.path} to={at(route.path.split('/:')[0] ?? route.path)}>
            <span className="home-picture">
              <Picture />
            </span>
            {t(route.title)}
          </Link>
        );
      })}
    </div>
  );
}
