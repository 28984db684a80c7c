import { useTranslation } from 'react-i18next';
import { Link, useLocation } from 'react-router';
import { currentLanguage } from '../../session/i18n.ts';
import { reachableScreens } from '../../session/navigation.ts';
import { narrowPath, offeredAt } from '../../session/routeTable.ts';
import { useMayOpen } from '../../session/useMayOpen.ts';
import { useSession } from '../../session/useSession.ts';
import { Apart } from '../../ui/Apart.tsx';
import { screenIcons } from '../../ui/screenIcons.tsx';
import { useContributions } from '../../ui/useContributions.ts';
import { dayLine, partOfDay } from './dayLine.ts';
import './home.css';

const actsShown = 2;

/** /trang-chu: the day, what waits for this person here, what they do most, and the way to each screen of theirs. */
export default function Home() {
  const { t } = useTranslation(['home', 'shell']);
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
      <div className="home-cards">
        {cards.map(({ Card }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the list of cards is fixed for one person
          <Apart key={index}>
            <Card nodeId={session.nodeId} />
          </Apart>
        ))}
      </div>
      <h2>{t('screens')}</h2>
      <div className="home-screens">
        {screens.map((route) => {
          const Picture = screenIcons[route.icon ?? 'page'];
          return (
            <Link key={route.path} to={at(route.path.split('/:')[0] ?? route.path)}>
              <span className="home-picture">
                <Picture />
              </span>
              {t(route.title, { ns: 'shell' })}
            </Link>
          );
        })}
      </div>
    </div>
  );
}
