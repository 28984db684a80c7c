import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { formatDateTime } from '../../ui/dateText.ts';
import { ArrowLeftIcon } from '../../ui/icons.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { Tabs } from '../../ui/kit/Tabs.tsx';
import { CodesTab } from './CodesTab.tsx';
import type { DeviceLinkFragment } from './devices.main.gen.ts';
import { faultOf, LinkState, placeOf } from './linkWords.tsx';
import { MessagesTab } from './MessagesTab.tsx';
import { WaitingTab } from './WaitingTab.tsx';

type Props = {
  link: DeviceLinkFragment;
  onBack: () => void;
  /** Null for who may not change it. */
  onChange: (() => void) | null;
};

/** One device: how its line stands, what waits for a person, what its codes mean, its raw messages. */
export function LinkPage({ link, onBack, onChange }: Props) {
  const { t } = useTranslation('devices');
  const [params, setParams] = useSearchParams();
  const fault = faultOf(link);
  const facts = [
    `${link.GiaoThuc} ${placeOf(link)}`,
    link.NoiThucHien?.ten,
    link.TinCuoiLuc ? t('lastAt', { at: formatDateTime(link.TinCuoiLuc) }) : t('nothingYet'),
    t('today', { messages: link.tinHomNay, results: link.ketQuaHomNay, broken: link.hongHomNay }),
  ].filter((fact) => fact);
  const items = [
    {
      key: 'cho',
      label: t('waitingCount', { count: link.choGhep }),
      children: <WaitingTab link={link} />,
    },
    { key: 'ma', label: t('codes'), children: <CodesTab link={link} mayChange={onChange !== null} /> },
    {
      key: 'tin',
      label: link.choXem > 0 ? t('messagesCount', { count: link.choXem }) : t('messages'),
      children: <MessagesTab link={link} />,
    },
  ];
  const wanted = params.get('the');
  return (
    <div className="list-screen">
      <header className="list-screen-head device-head">
        <Button type="text" icon={<ArrowLeftIcon />} aria-label={t('back')} onClick={onBack} />
        <h1>{link.ThietBi?.ten}</h1>
        <LinkState link={link} />
        {onChange ? <Button onClick={onChange}>{t('change')}</Button> : null}
      </header>
      <p className="soft device-facts">{facts.join(' · ')}</p>
      {fault ? (
        <p className="device-fault" role="alert">
          {fault}
        </p>
      ) : null}
      <Tabs
        items={items}
        activeKey={items.some(({ key }) => key === wanted) ? (wanted ?? 'cho') : 'cho'}
        onChange={(key) => setParams({ the: key }, { replace: true })}
      />
    </div>
  );
}
