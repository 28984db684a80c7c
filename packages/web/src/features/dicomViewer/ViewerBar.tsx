import { memo } from 'react';
import { useKeyHelp } from '../../ui/hotkeys.tsx';
import { DeleteIcon, type Icon } from '../../ui/icons.tsx';
import { measures, type Tool } from './toolNames.ts';
import {
  FlipIcon,
  FullIcon,
  HelpIcon,
  InvertIcon,
  LinkIcon,
  ResetIcon,
  RotateIcon,
  toolIcons,
} from './viewerIcons.tsx';
import { type Act, actKeys, toolKeys } from './viewerKeys.ts';
import { useViewerWords } from './viewerWords.ts';
import { presetsOf, type Window } from './windowPresets.ts';

type BarProps = {
  tools: readonly Tool[];
  tool: Tool;
  onTool: (tool: Tool) => void;
  acts: Readonly<Record<Act, () => void>>;
  /** Whether two studies go together; null where there is one. */
  linked: boolean | null;
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

/** The tools, the windows and the acts on the picture. Not drawn anew for each picture that one passes. */
export const ViewerBar = memo(function ViewerBar({
  tools,
  tool,
  onTool,
  acts,
  linked,
  modality,
  window,
  onWindow,
}: BarProps) {
  const t = useViewerWords();
  const showKeys = useKeyHelp();
  const measuring = measures.some((one) => tools.includes(one));
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
        {actsInBar
          .filter(([act]) => measuring || act !== 'remove')
          .map(([act, icon]) => (
            <BarButton
              key={act}
              label={t(`act.${act}`)}
              keys={actKeys[act]}
              icon={icon}
              onPress={acts[act]}
            />
          ))}
        {linked === null ? null : (
          <BarButton
            label={t('act.link')}
            keys={actKeys.link}
            icon={LinkIcon}
            pressed={linked}
            onPress={acts.link}
          />
        )}
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
      <div className="viewer-group viewer-group-end">
        <BarButton label={t('keys')} keys="?" icon={HelpIcon} onPress={showKeys} />
      </div>
    </div>
  );
});

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
