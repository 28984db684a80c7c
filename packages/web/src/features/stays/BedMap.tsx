import { type KeyboardEvent, lazy, Suspense, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router';
import { useHotkeys } from '../../ui/hotkeys.tsx';
import { Button } from '../../ui/kit/Button.tsx';
import { BedTile } from './BedTile.tsx';
import type { BedMapQuery, BedOnMapFragment, LyingFragment } from './bedMap.main.gen.ts';
import { byRoom } from './byRoom.ts';
import type { GiveBed } from './giveBedValues.ts';
import { type Moving, movingOf } from './moving.ts';
import StayDialog from './StayDialog.tsx';
import { isSpotKey, spotAfter } from './spotKeys.ts';
import { useBedsFor } from './useBedsFor.ts';
import { Waiting } from './Waiting.tsx';

const BedDialog = lazy(() => import('./BedDialog.tsx'));
const GiveBedDialog = lazy(() => import('./GiveBedDialog.tsx'));

type Props = { map: BedMapQuery['soDoGiuongBenh']; onChanged: () => void };

/**
 * The beds of a ward by room, beside them who waits for one. Somebody is picked up, by dragging or by the key M, and let go over a bed;
 * then it is asked what goes with it. Esc puts them back.
 */
export function BedMap({ map, onChanged }: Props) {
  const { t } = useTranslation('stays');
  const [params, setParams] = useSearchParams();
  const [moving, setMoving] = useState<Moving | null>(null);
  const [giving, setGiving] = useState<GiveBed | null>(null);
  const fits = useBedsFor(moving);
  const place = useRef<HTMLDivElement>(null);
  useHotkeys(
    moving === null ? [] : [{ keys: 'Escape', label: t('map.putBack'), run: () => setMoving(null) }],
  );
  const show = (word: 'id' | 'giuong', value: string | null) =>
    setParams(
      (before) => {
        const next = new URLSearchParams(before);
        next.delete('id');
        next.delete('giuong');
        if (value !== null) next.set(word, value);
        return next;
      },
      { replace: value === null },
    );
  const drop = (bed: BedOnMapFragment) => {
    if (moving === null) return show('giuong', bed.Giuong_Id);
    if (fits.refusalOf(bed.Giuong_Id) !== null) return undefined;
    setMoving(null);
    return setGiving({ ...moving, Giuong_Id: bed.Giuong_Id });
  };
  const pick = (one: LyingFragment) => setMoving(movingOf(one, map));
  const bedOpen = map.giuongs.find(({ Giuong_Id }) => Giuong_Id === params.get('giuong'));
  const stayOpen = params.get('id');
  const onKeyDown = (event: KeyboardEvent<HTMLDivElement>) => {
    if (!isSpotKey(event.key) || event.altKey || event.ctrlKey || event.metaKey) return;
    const spots = [...(place.current?.querySelectorAll<HTMLElement>('[data-bed]') ?? [])];
    const focused = document.activeElement?.getAttribute('data-bed');
    const at = spots.findIndex(({ dataset }) => dataset['bed'] === focused);
    if (at < 0) return;
    event.preventDefault();
    const next = spotAfter(
      spots.map((one) => one.getBoundingClientRect()),
      at,
      event.key,
    );
    spots[next]?.focus();
  };
  return (
    <div className="bed-map">
      <Waiting Khoa_Id={map.Khoa._id} moving={moving} onPick={setMoving} onOpen={(id) => show('id', id)} />
      <div className="bed-map-main">
        <div className="bed-hint" role="status">
          {moving === null ? (
            <span className="soft">{t('map.keys')}</span>
          ) : (
            <>
              <strong>{t('map.moving', { name: moving.name })}</strong>
              <Button size="small" onClick={() => setMoving(null)}>
                {t('map.putBack')}
              </Button>
            </>
          )}
        </div>
        <div className="bed-rooms" ref={place} onKeyDown={onKeyDown}>
          {byRoom(map.giuongs, map.Khoa._id).map(({ Phong, beds }) => (
            <section key={Phong._id} aria-label={Phong.ten}>
              <h2>
                {Phong.ten}
                <span className="soft">
                  {t('map.ofRoom', {
                    lying: beds.reduce((sum, { nguoiNams }) => sum + nguoiNams.length, 0),
                    beds: beds.length,
                  })}
                </span>
              </h2>
              <ul className="bed-tiles">
                {beds.map((bed) => (
                  <BedTile
                    key={bed.Giuong_Id}
                    bed={bed}
                    moving={moving}
                    refusal={moving === null ? null : fits.refusalOf(bed.Giuong_Id)}
                    onBed={() => drop(bed)}
                    onPick={pick}
                    onPutBack={() => setMoving(null)}
                  />
                ))}
              </ul>
            </section>
          ))}
        </div>
      </div>
      <Suspense fallback={null}>
        {stayOpen ? (
          <StayDialog key={stayOpen} id={stayOpen} onChanged={onChanged} onClose={() => show('id', null)} />
        ) : bedOpen ? (
          <BedDialog
            bed={bedOpen}
            onMove={(one) => {
              show('giuong', null);
              pick(one);
            }}
            onOpen={(id) => show('id', id)}
            onChanged={onChanged}
            onClose={() => show('giuong', null)}
          />
        ) : null}
        {giving ? (
          <GiveBedDialog
            of={giving}
            onClose={() => setGiving(null)}
            onDone={() => {
              setGiving(null);
              onChanged();
            }}
          />
        ) : null}
      </Suspense>
    </div>
  );
}
