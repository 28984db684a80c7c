import { sum, toMoney } from '@sen/domain/money/decimal';
import { lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSession } from '../../../session/useSession.ts';
import { ClaimFindings } from '../../../ui/ClaimFindings.tsx';
import { SaveIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Money } from '../../../ui/Money.tsx';
import type { useUndo } from '../../../ui/useUndo.ts';
import { type Basket, type BasketLine, withLineAgain, withoutService } from '../basket.ts';
import { basketIssues, costWithAlong, issuesAt } from '../basketIssues.ts';
import { alongWith, type OrderPreview, previewOf } from '../useOrderPreview.ts';
import type { Orders } from '../useOrders.ts';
import { BasketRow } from './BasketRow.tsx';
import { OrderTime } from './OrderTime.tsx';

// fetched when it is opened
const SaveOwn = lazy(() => import('../../../catalogue/SaveOwn.tsx'));

type Props = {
  orders: Orders;
  /** The main disease: an own set may be suggested with it. */
  disease: { _id: string; ma?: string | null } | null;
  undo: ReturnType<typeof useUndo>;
  /** What it would cost and what to know about it, once that is known. */
  preview: OrderPreview | null;
  /** Remembers the room that was chosen for a service. */
  onPlace: (DichVu_Id: string, NoiThucHien_Id: string) => void;
};

/** What is chosen and not yet ordered, a line a service; the time of the order and what all costs. */
export function OrderBasket({ orders, disease, undo, preview, onPlace }: Props) {
  const { t } = useTranslation('orders');
  const { basket, fill } = orders;
  const { permissions, user } = useSession();
  const mayExempt = permissions.has('VIEN_PHI_MIEN_GIAM');
  const [saving, setSaving] = useState(false);
  const rows = useRef<HTMLUListElement>(null);
  if (basket.lines.length === 0) return null;
  const issues = [...basketIssues(basket, orders.NgayTiepNhan, new Date()), ...orders.refused];
  const change = (id: string, set: Partial<BasketLine>) =>
    fill({
      ...basket,
      lines: basket.lines.map((line) => (line.service._id === id ? { ...line, ...set } : line)),
    });
  const remove = (line: BasketLine, index: number) => {
    fill(withoutService(basket, line.service._id));
    undo(t('takenOut', { name: line.service.TenDichVu }), () =>
      orders.change((now) => ({ ...withLineAgain(now, line, index), NgayYeuCau: basket.NgayYeuCau })),
    );
    // the cursor goes to the line that takes its place, not to the top of the page
    requestAnimationFrame(() => {
      const crosses = rows.current?.querySelectorAll<HTMLButtonElement>('li > button') ?? [];
      (crosses[index] ?? crosses[index - 1])?.focus();
    });
  };
  const isTime = (path: string) => path.endsWith('.NgayYeuCau');
  const costs = basket.lines.map((line) => {
    const id = line.service._id;
    return costWithAlong(line, previewOf(preview, id), alongWith(preview, id)) ?? '0';
  });
  return (
    <section className="order-basket" aria-label={t('basket')}>
      <ul ref={rows}>
        {basket.lines.map((line, index) => (
          <BasketRow
            key={line.service._id}
            line={line}
            mayExempt={mayExempt}
            preview={previewOf(preview, line.service._id)}
            along={alongWith(preview, line.service._id)}
            onPlace={(NoiThucHien_Id) => {
              change(line.service._id, { NoiThucHien_Id });
              onPlace(line.service._id, NoiThucHien_Id);
            }}
            issues={issuesAt(issues, (path) => path.startsWith(`chiTiets.${index}.`) && !isTime(path))}
            onChange={(set) => change(line.service._id, set)}
            onRemove={() => remove(line, index)}
          />
        ))}
      </ul>
      {preview && preview.khuyenMais.length > 0 ? (
        <section className="basket-promotions" aria-label={t('promotions')}>
          {preview.khuyenMais.map((step) => (
            <p key={step}>{step}</p>
          ))}
        </section>
      ) : null}
      {preview ? <ClaimFindings findings={preview.phatHiens} /> : null}
      <footer>
        <OrderTime
          value={basket.NgayYeuCau}
          issues={issuesAt(issues, isTime)}
          onChange={(NgayYeuCau) => fill({ ...basket, NgayYeuCau })}
        />
        {user.employee && permissions.has('CHI_DINH') ? (
          <Button type="text" size="small" icon={<SaveIcon />} onClick={() => setSaving(true)}>
            {t('saveSet')}
          </Button>
        ) : null}
        <span className="basket-total">
          {costs.length > 1 ? (
            <span>
              {t('total')} <Money value={toMoney(sum(costs))} strong />
            </span>
          ) : null}
          {preview ? (
            <span>
              {t('patientMore')} <Money value={preview.BenhNhanThem} strong />
            </span>
          ) : null}
        </span>
      </footer>
      {saving ? (
        <Suspense fallback={null}>
          <SaveOwn
            catalogue="BoChiDinh"
            nameField="TenBoChiDinh"
            title={t('saveSet')}
            nameLabel={t('setName')}
            saved={(name) => t('setSaved', { name })}
            content={{ ChiTiets: setLines(basket) }}
            disease={disease}
            onClose={() => setSaving(false)}
          />
        </Suspense>
      ) : null}
    </section>
  );
}

/** The lines of an order set: once where nothing that can be counted was typed. */
function setLines({ lines }: Basket) {
  return lines.map(({ service, SoLuong }) => ({
    DichVu_Id: service._id,
    ...(Number(SoLuong) > 0 && Number(SoLuong) !== 1 ? { SoLuong } : {}),
  }));
}
