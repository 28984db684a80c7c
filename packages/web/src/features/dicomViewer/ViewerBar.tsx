import { useTranslation } from 'react-i18next';
import { DeleteIcon, type Icon } from '../../ui/icons.tsx';
import { type Tool, tools } from './toolNames.ts';
import { FlipIcon, FullIcon, InvertIcon, ResetIcon, RotateIcon, toolIcons } from './viewerIcons.tsx';
import { type Act, actKeys, toolKeys } from './viewerKeys.ts';
import { presetsOf, type Window } from './windowPresets.ts';

type BarProps = {
  tool: Tool;
  onTool: (tool: Tool) => void;
  acts: Readonly<Record<Act, () => void>>;
  modality: string;
  window: Window | null;
  onWindow: (window: Window | null) => void;
};

const actsInBar: readonly [Act, Icon][] = [
  ['rotate', RotateIcon],
  ['flip', FlipIcon],
  ['invert', InvertIcon],
  ['reset', ResetIcon],
  ['remove', DeleteIcon],
  ['full', FullIcon],
];

/** The tools, the windows and the acts on the picture. */
export function ViewerBar({ tool, onTool, acts, modality, window, onWindow }: BarProps) {
  const { t } = useTranslation('dicomViewer');
  const presets = presetsOf(modality);
  const isNow = (of: Window | null) => of?.center === window?.center && of?.width === window?.width;
  return (
    <div className="viewer-bar" role="toolbar" aria-label={t('tools')}>
      <div className="viewer-group">
        {tools.map((one) => (
          <BarButton
            key={one}
            label={t(`tool.${one}`)}
            keys={toolKeys[one]}
            icon={toolIcons[one]}
            pressed={one === tool}
            onPress={() => onTool(one)}
          />
        ))}
      </div>
      <div className="viewer-group">
        {actsInBar.map(([act, icon]) => (
          <BarButton key={act} label={t(`act.${act}`)} keys={actKeys[act]} icon={icon} onPress={acts[act]} />
        ))}
      </div>
      {presets.length > 1 ? (
        <div className="viewer-group">
          {presets.map(({ name, window: of }) => (
            <button
              key={name}
              type="button"
              className="viewer-preset"
              aria-pressed={of !== null && isNow(of)}
              onClick={() => onWindow(of)}
            >
              {t(`preset.${name}`)}
            </button>
          ))}
        </div>
      ) : null}
    </div>
  );
}

type ButtonProps = { label: string; keys: string; icon: Icon; pressed?: boolean; onPress: () => void };

function BarButton({ label, keys, icon: Picture, pressed, onPress }: ButtonProps) {
  return (
    <button
      type="button"
      className="viewer-tool"
      aria-label={label}
      title={`${label} (${keys})`}
      {...(pressed === undefined ? {} : { 'aria-pressed': pressed })}
      onClick={onPress}
    >
      <Picture />
      <span aria-hidden="true">{label}</span>
    </button>
  );
}
