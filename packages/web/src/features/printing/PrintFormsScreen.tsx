import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useLocation } from 'react-router';
import { currentLanguage } from '../../session/i18n.ts';
import { useSession } from '../../session/useSession.ts';
import { ArrowLeftIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Tabs } from '../../ui/kit/Tabs.tsx';
import { PaneDivider } from '../../ui/PaneDivider.tsx';
import { usePreference } from '../../ui/preferences.ts';
import { EmptyState, ErrorState, NoPermission } from '../../ui/states.tsx';
import { FormList } from './parts/FormList.tsx';
import { VersionList } from './parts/VersionList.tsx';
import { usePrintForms } from './usePrintForms.ts';
import { VersionEditor } from './VersionEditor.tsx';
import './printing.css';

/** Print forms: the list, the versions of one, its editor and how it prints on a sample. */
export default function PrintFormsScreen() {
  const { user } = useSession();
  return user.permissions.includes('MAU_IN_SUA') ? <Forms /> : <NoPermission />;
}

const usualWidth = 520;
const isWidth = (value: unknown): value is number => typeof value === 'number';

function Forms() {
  const { t } = useTranslation('printing');
  const narrow = useLocation().pathname.startsWith('/m/');
  const state = usePrintForms();
  const [width, setWidth] = usePreference('panes.printing', usualWidth, isWidth);
  const [tab, setTab] = useState('versions');
  const { form, version } = state;

  const list = <FormList state={state} />;
  if (narrow && state.code === null) return <div className="work-narrow work-narrow-list">{list}</div>;
  const rest = state.formError ? (
    <ErrorState error={state.formError} onRetry={() => void state.refetch()} />
  ) : state.code === null ? (
    <EmptyState text={t('chooseOne')} />
  ) : (
    <div className="sen-loading" role="status" aria-label={t('versions')} />
  );
  const versions = form ? (
    <VersionList
      form={form}
      chosen={version?.soPhienBan ?? 0}
      onOpen={(number) => state.open(form.MaMauIn, number)}
    />
  ) : null;
  const editor = (layout: React.ComponentProps<typeof VersionEditor>['layout']) =>
    form ? (
      <VersionEditor
        key={`${form.MaMauIn}/${version?._id ?? ''}`}
        form={form}
        version={version}
        refetch={state.refetch}
        onCopy={state.copy}
        showTask={() => setTab('task')}
        layout={layout}
      />
    ) : (
      rest
    );

  if (narrow) {
    return (
      <div className="work-narrow">
        <div className="work-narrow-head">
          <Button
            type="text"
            size="large"
            icon={<ArrowLeftIcon />}
            aria-label={t('back')}
            onClick={() => state.open(null)}
          />
          <h1 className="form-title">{form?.[currentLanguage()]}</h1>
        </div>
        {editor(({ task, preview, actions }) => (
          <>
            <Tabs
              activeKey={tab}
              onChange={setTab}
              items={[
                { key: 'versions', label: t('versions') },
                { key: 'task', label: t('edit') },
                { key: 'preview', label: t('preview') },
              ]}
            />
            <div className="work-task form-narrow">
              <div hidden={tab !== 'versions'}>{versions}</div>
              <div hidden={tab !== 'task'}>{task}</div>
              <div hidden={tab !== 'preview'}>{preview}</div>
            </div>
            <div className="work-actions">{actions}</div>
          </>
        ))}
      </div>
    );
  }
  return (
    <div className="work-screen">
      <aside className="work-pane form-pane" aria-label={t('forms')}>
        {list}
      </aside>
      {editor(({ task, preview, actions }) => (
        <>
          <div className="work-centre">
            <div className="form-head">{versions}</div>
            <div className="work-task form-work">{task}</div>
            <div className="work-actions">{actions}</div>
          </div>
          <PaneDivider label={t('resizePreview')} size={width} onResize={setWidth} reversed />
          <aside className="work-pane work-context" style={{ width }}>
            {preview}
          </aside>
        </>
      ))}
    </div>
  );
}
