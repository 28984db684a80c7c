type Task = () => Promise<unknown>;
const tasks = new Set<Task>();

/** Registers what must be written before the page goes. */
export function beforeLeaving(task: Task): void {
  tasks.add(task);
}

/** Runs what is registered, at most for a second: the page must go. */
export async function settle(): Promise<void> {
  const all = Promise.allSettled([...tasks].map((task) => task()));
  await Promise.race([all, new Promise((resolve) => setTimeout(resolve, 1000))]);
}

window.addEventListener('pagehide', () => void settle());
document.addEventListener('visibilitychange', () => {
  if (document.visibilityState === 'hidden') void settle();
});
