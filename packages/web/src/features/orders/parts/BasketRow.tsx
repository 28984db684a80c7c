import type { Issue } from '@sen/domain/catalogue/validate';
import { isOneEach } from '@sen/domain/orders/quantity';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { DecimalInput } from '../../../ui/DecimalInput.tsx';
import { CrossIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Checkbox } from '../../../ui/kit/choices.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { Money } from '../../../ui/Money.tsx';
import { issueText } from '../../../ui/useIssues.ts';
import type { BasketLine } from '../basket.ts';
import { costOfLine } from '../basketIssues.ts';

type Props = {
  line: BasketLine;
  /** Whoever orders may exempt from payment. */
  mayExempt: boolean;
  issues: readonly Issue[];
  onChange: (set: Partial<BasketLine>) => void;
  onRemove: () => void;
};

/** A chosen service: how often, whether it is urgent, what it costs; what is wrong with it stands below its name. */
export function BasketRow({ line, mayExempt, issues, onChange, onRemove }: Props) {
  const { t } = useTranslation('orders');
  const told = useId();
  const { service, SoLuong, LaKhanCap, LyDoKhongThu } = line;
  const name = service.TenDichVu;
  const wrong = issues.some(({ path }) => path.endsWith('.SoLuong'));
  const unexplained = issues.some(({ path }) => path.endsWith('.LyDoKhongThu'));
  return (
    <li>
      <span className="basket-name">
        {service.MaDichVu} – {name} <small className="soft">{service.NoiThucHien?.ten}</small>
        {issues.length > 0 ? (
          <small className="order-issue" role="alert" id={told}>
            {issues.map((issue) => issueText(issue, currentLanguage())).join('. ')}
          </small>
        ) : null}
      </span>
      <Checkbox
        aria-label={`${t('urgent')} ${name}`}
        className={LaKhanCap ? 'basket-urgent on' : 'basket-urgent'}
        checked={LaKhanCap}
        onChange={(event) => onChange({ LaKhanCap: event.target.checked })}
      >
        {t('urgent')}
      </Checkbox>
      {isOneEach(service.Loai) ? (
        <span className="basket-one" />
      ) : (
        <span className="basket-count">
          ×{' '}
          <DecimalInput
            aria-label={`${t('quantity')} ${name}`}
            value={SoLuong}
            maxLength={12}
            {...(wrong ? { status: 'error', 'aria-invalid': true, 'aria-describedby': told } : {})}
            onChange={(value) => onChange({ SoLuong: value })}
          />
        </span>
      )}
      {service.DonGia ? (
        <Money value={costOfLine(line) ?? service.DonGia} />
      ) : (
        <small className="money">{t('noPrice')}</small>
      )}
      <Button
        size="small"
        type="text"
        icon={<CrossIcon />}
        aria-label={`${t('takeOut')} ${name}`}
        onClick={onRemove}
      />
      {mayExempt ? (
        <span className="basket-free">
          <Checkbox
            aria-label={`${t('freeOfCharge')} ${name}`}
            checked={LyDoKhongThu !== null}
            onChange={(event) => onChange({ LyDoKhongThu: event.target.checked ? '' : null })}
          >
            {t('freeOfCharge')}
          </Checkbox>
          {LyDoKhongThu === null ? null : (
            <Input
              aria-label={`${t('freeReason')} ${name}`}
              placeholder={t('freeReason')}
              value={LyDoKhongThu}
              maxLength={200}
              {...(unexplained ? { status: 'error', 'aria-invalid': true, 'aria-describedby': told } : {})}
              onChange={(event) => onChange({ LyDoKhongThu: event.target.value })}
            />
          )}
        </span>
      ) : null}
    </li>
  );
}
