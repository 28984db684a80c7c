import { lazy } from 'react';
import { fetchPart } from '../../session/parts.ts';
import { Apart } from '../Apart.tsx';
import type { ChartData } from './chartOption.ts';
import './chart.css';

const DrawnChart = lazy(() => fetchPart(() => import('./DrawnChart.tsx')));

/** A chart with the same figures as a table for who does not see it. The drawing is fetched when it is needed. */
export function Chart({ title, data }: { title: string; data: ChartData }) {
  const { names, bars, line } = data;
  return (
    <figure className="chart" aria-label={title}>
      <div className="chart-place">
        <Apart>
          <DrawnChart data={data} />
        </Apart>
      </div>
      <table className="chart-words">
        <caption>{title}</caption>
        <thead>
          <tr>
            <td />
            <th scope="col">{bars.label}</th>
            {line && <th scope="col">{line.label}</th>}
          </tr>
        </thead>
        <tbody>
          {names.map((name, at) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{bars.values[at] ?? '–'}</td>
              {line && <td>{line.values[at] ?? '–'}</td>}
            </tr>
          ))}
        </tbody>
      </table>
    </figure>
  );
}
