import { useQuery } from '@apollo/client/react';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { ArrowLeftIcon, SearchIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { EmptyState, ErrorState } from '../../../ui/states.tsx';
import { useEvents } from '../../../ui/useEvents.ts';
import { ParameterDialog, type ParameterTask } from './ParameterDialog.tsx';
import { LegalParametersDocument } from './parameters.main.gen.ts';
import { ParameterCard } from './parts/ParameterCard.tsx';
import { datedOf, parameterGroups } from './shown.ts';
import './parameters.css';

/** The parameters that a law changes by date: what holds today, what comes, what held, and on which ground. */
export default function ParametersPage({ onBack }: { onBack?: () => void }) {
  const { t } = useTranslation('parameters');
  const { data, error, loading, refetch } = useQuery(LegalParametersDocument, {
    fetchPolicy: 'cache-and-network',
  });
  const [text, setText] = useState('');
  const [task, setTask] = useState<ParameterTask | null>(null);
  useEvents(['HeThong'], () => void refetch());
  const rows = data?.thamSos;
  const shown = datedOf(rows ?? [], text);
  return (
    <div className="setting-section parameters">
      <header>
        {onBack ? (
          <Button type="text" icon={<ArrowLeftIcon />} aria-label={t('back')} onClick={onBack} />
        ) : null}
        <div>
          <h1>{t('title')}</h1>
          <p className="soft">{t('note')}</p>
        </div>
      </header>
      <Input
        type="search"
        prefix={<SearchIcon />}
        value={text}
        placeholder={t('find')}
        aria-label={t('find')}
        onChange={(event) => setText(event.target.value)}
      />
      {error && !rows ? <ErrorState error={error} onRetry={() => void refetch()} /> : null}
      {loading && !rows ? <p className="soft">{t('loading')}</p> : null}
      {rows && shown.length === 0 ? (
        <EmptyState text={t('nothing')} search={{ text, onClear: () => setText('') }} />
      ) : null}
      {parameterGroups.map((group) => {
        const own = shown.filter((one) => one.kind.group === group);
        return own.length > 0 ? (
          <section key={group} aria-labelledby={`parameters-${group}`}>
            <h2 id={`parameters-${group}`}>{t(`group.${group}`)}</h2>
            {own.map((one) => (
              <ParameterCard key={one.kind.ma} dated={one} onTask={setTask} />
            ))}
          </section>
        ) : null;
      })}
      {task ? (
        <ParameterDialog
          key={task.row?._id ?? task.kind.ma}
          task={task}
          onClose={() => setTask(null)}
          onDone={() => {
            setTask(null);
            void refetch();
          }}
        />
      ) : null}
    </div>
  );
}
