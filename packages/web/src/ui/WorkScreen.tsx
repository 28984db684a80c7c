import { type ReactNode, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { useRoute } from '../session/useRoute.ts';
import { ArrowLeftIcon } from './icons.tsx';
import { Button } from './kit/Button.tsx';
import { PaneDivider } from './PaneDivider.tsx';
import { usePreference } from './preferences.ts';

type Props = {
  /** Name under which the widths are remembered. */
  name: string;
  /** Left: the work list. */
  list: ReactNode;
  /** Above the task: the patient; never scrolls away. */
  banner?: ReactNode;
  /** Centre: what is being done. */
  task: ReactNode;
  /** Right: what is known (history, results, costs). */
  context?: ReactNode;
  /** Below the task, at the thumb on a phone: save, save and print. */
  actions?: ReactNode;
  /** Narrow: whether the detail is open over the list, and the way back. */
  open: boolean;
  onBack: () => void;
};

type Widths = { list: number; context: number };
const wide: Widths = { list: 300, context: 300 };
/** On the usual desk's screen (1366) the task keeps at least 860 pixels. */
const tight: Widths = { list: 266, context: 228 };
const usual = () => (innerWidth < 1480 ? tight : wide);

function isWidths(value: unknown): value is Widths {
  if (typeof value !== 'object' || value === null) return false;
  const { list, context } = value as Partial<Record<keyof Widths, unknown>>; // checked here
  return typeof list === 'number' && typeof context === 'number';
}

/** The work screen: list, task and context side by side, or one after the other under /m. Its title is read, not seen. */
export function WorkScreen(props: Props) {
  const { t } = useTranslation('shell');
  const route = useRoute();
  return (
    <>
      {route ? <h1 className="visually-hidden">{t(route.title)}</h1> : null}
      {useLocation().pathname.startsWith('/m/') ? <Narrow {...props} /> : <Wide {...props} />}
    </>
  );
}

function Wide({ name, list, banner, task, context, actions }: Props) {
  const { t } = useTranslation();
  const [widths, setWidths] = usePreference(`panes.${name}`, usual(), isWidths);
  return (
    <div className="work-screen">
      <aside className="work-pane" style={{ width: widths.list }} aria-label={t('workList')}>
        {list}
      </aside>
      <PaneDivider
        label={t('resizeList')}
        size={widths.list}
        onResize={(size) => setWidths({ ...widths, list: size })}
      />
      <div className="work-centre">
        {banner}
        <div className="work-task">{task}</div>
        {actions ? <div className="work-actions">{actions}</div> : null}
      </div>
      {context ? (
        <>
          <PaneDivider
            label={t('resizeContext')}
            size={widths.context}
            reversed
            onResize={(size) => setWidths({ ...widths, context: size })}
          />
          <aside
            className="work-pane work-context"
            style={{ width: widths.context }}
            aria-label={t('context')}
          >
            {context}
          </aside>
        </>
      ) : null}
    </div>
  );
}

function Narrow({ list, banner, task, context, actions, open, onBack }: Props) {
  const { t } = useTranslation();
  const [tab, setTab] = useState('task');
  if (!open) return <div className="work-narrow work-narrow-list">{list}</div>;
  return (
    <div className="work-narrow">
      <div className="work-narrow-head">
        <Button type="text" size="large" icon={<ArrowLeftIcon />} aria-label={t('back')} onClick={onBack} />
        <div className="work-narrow-banner">{banner}</div>
      </div>
      {context ? (
        <div role="tablist" className="work-tabs work-sides" aria-label={t('context')}>
          {(['task', 'context'] as const).map((key) => (
            <button
              key={key}
              type="button"
              role="tab"
              aria-selected={tab === key}
              className={tab === key ? 'work-tab chosen' : 'work-tab'}
              onClick={() => setTab(key)}
            >
              {t(key)}
            </button>
          ))}
        </div>
      ) : null}
      <div className="work-task">
        <div hidden={tab !== 'task'}>{task}</div>
        {context ? <div hidden={tab !== 'context'}>{context}</div> : null}
      </div>
      {actions ? <div className="work-actions">{actions}</div> : null}
    </div>
  );
}
