import { captionMost } from '@sen/domain/orders/textResult';
import { phiaAnh, phiaAnhs } from '@sen/domain/readings/phiaAnh';
import { useTranslation } from 'react-i18next';
import { currentLanguage } from '../../../session/i18n.ts';
import { DeleteIcon, PencilIcon } from '../../../ui/icons.tsx';
import { Button } from '../../../ui/kit/Button.tsx';
import { Input } from '../../../ui/kit/Input.tsx';
import { Select } from '../../../ui/kit/Select.tsx';
import type { Image } from '../readingEntry.ts';
import { Thumb } from './Images.tsx';

type Props = {
  /** Begins the ids of its fields, which issues name. */
  id: string;
  image: Image;
  wrong: string;
  /** The service. */
  name: string;
  at: number;
  count: number;
  /** It says whether it was taken before or after the work. */
  sided: boolean;
  onChange: (part: Partial<Image>) => void;
  onMove: (to: number) => void;
  onRemove: () => void;
  onOpen: () => void;
  /** Draws on it, where marks are kept. */
  onMark: () => void;
  onDrag: () => void;
  onDropped: () => void;
};

/** An image in work: its words, whether it is printed, its place among the others by dragging or by the arrows. */
export function ImageTile(props: Props) {
  const { t } = useTranslation('readings');
  const { id, image, wrong, at, onChange } = props;
  const label = t('imageOf', { number: at + 1, name: props.name });
  return (
    <li
      className="reading-tile"
      draggable
      onDragStart={props.onDrag}
      onDragOver={(event) => event.preventDefault()}
      onDrop={(event) => {
        // files go to the list as new images
        if (event.dataTransfer.files.length > 0) return;
        event.preventDefault();
        event.stopPropagation();
        props.onDropped();
      }}
    >
      <Thumb image={image} name={props.name} number={at + 1} onOpen={props.onOpen} />
      <Input
        id={`${id}_ChuThich`}
        size="small"
        aria-label={t('captionOf', { image: label })}
        placeholder={t('caption')}
        maxLength={captionMost}
        value={image.ChuThich}
        onChange={(event) => onChange({ ChuThich: event.target.value })}
      />
      {props.sided ? (
        <Select
          allowClear
          aria-label={t('sideOf', { image: label })}
          placeholder={t('side')}
          value={image.Phia ?? null}
          options={phiaAnhs.map((value) => ({ value, label: phiaAnh[value][currentLanguage()] }))}
          onChange={(Phia) => onChange({ Phia: Phia ?? null })}
        />
      ) : null}
      <div className="reading-tile-acts">
        <label>
          <input
            type="checkbox"
            checked={image.InTrenPhieu}
            onChange={(event) => onChange({ InTrenPhieu: event.target.checked })}
          />{' '}
          {t('printed')}
        </label>
        {image.DanhDaus ? (
          <Button
            id={`${id}_DanhDaus`}
            size="small"
            type="text"
            icon={<PencilIcon />}
            title={t('mark')}
            aria-label={t('marksOf', { image: label })}
            onClick={props.onMark}
          />
        ) : null}
        <Button
          size="small"
          type="text"
          aria-label={t('moveBack', { image: label })}
          disabled={at === 0}
          onClick={() => props.onMove(at - 1)}
        >
          ←
        </Button>
        <Button
          size="small"
          type="text"
          aria-label={t('moveOn', { image: label })}
          disabled={at === props.count - 1}
          onClick={() => props.onMove(at + 1)}
        >
          →
        </Button>
        <Button
          size="small"
          type="text"
          danger
          icon={<DeleteIcon />}
          aria-label={t('removeImage', { image: label })}
          onClick={props.onRemove}
        />
      </div>
      {wrong ? (
        <small className="reading-wrong" role="alert">
          {wrong}
        </small>
      ) : null}
    </li>
  );
}
