import { type ReactNode, useState } from 'react';
import { Tab as AriaTab, Tabs as AriaTabs, TabList, TabPanel } from 'react-aria-components/Tabs';
import './small.css';

export type Tab = {
  key: string;
  label: ReactNode;
  /** Without it the tab only tells that it was chosen. */
  children?: ReactNode;
  /** Its content lives before it is opened for the first time. */
  forceRender?: boolean;
};
type Props = {
  items: readonly Tab[];
  /** Without it the first one starts. */
  activeKey?: string;
  onChange?: (key: string) => void;
  className?: string;
};

/** Tabs; what was opened once keeps its state while another one is seen. */
export function Tabs({ items, activeKey, onChange, className = '' }: Props) {
  const [own, setOwn] = useState(items[0]?.key ?? '');
  const active = activeKey ?? own;
  const [opened, setOpened] = useState<ReadonlySet<string>>(new Set());
  if (!opened.has(active)) setOpened(new Set([...opened, active]));
  const open = (key: string) => {
    setOwn(key);
    onChange?.(key);
  };
  return (
    <AriaTabs
      className={`tabs ${className}`}
      selectedKey={active}
      onSelectionChange={(key) => open(String(key))}
    >
      <TabList className="work-tabs tabs-head">
        {items.map(({ key, label }) => (
          <AriaTab
            key={key}
            id={key}
            className={({ isSelected }) => (isSelected ? 'work-tab chosen' : 'work-tab')}
          >
            {label}
          </AriaTab>
        ))}
      </TabList>
      {items.map((one) => (
        <TabPanel
          key={one.key}
          id={one.key}
          className="tabs-panel"
          shouldForceMount
          hidden={one.key !== active}
        >
          {one.forceRender || opened.has(one.key) ? one.children : null}
        </TabPanel>
      ))}
    </AriaTabs>
  );
}
