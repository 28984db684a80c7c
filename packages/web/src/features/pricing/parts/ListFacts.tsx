import { useTranslation } from 'react-i18next';
import type { PriceList } from '../lists.ts';
import { PeriodText } from './PeriodText.tsx';
import '../pricing.css';

/** What a list is: its type, the days it holds, the decision behind it, how many items it prices. */
export function ListFacts({ list, type }: { list: PriceList; type?: string | undefined }) {
  const { t } = useTranslation('pricing');
  return (
    <dl className="price-facts">
      {type ? <Fact label={t('type')}>{type}</Fact> : null}
      <Fact label={t('period')}>
        <PeriodText list={list} />
      </Fact>
      {list.SoQuyetDinh ? <Fact label={t('decision')}>{list.SoQuyetDinh}</Fact> : null}
      <Fact label={t('size')}>{t('items', { count: list.soDichVu })}</Fact>
      {list.GhiChu ? <Fact label={t('note')}>{list.GhiChu}</Fact> : null}
    </dl>
  );
}

function Fact({ label, children }: { label: string; children: React.ReactNode }) {
  return (
    <div>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </div>
  );
}
