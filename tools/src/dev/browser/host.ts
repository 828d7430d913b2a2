import { performReactRefresh } from 'react-refresh/runtime';

import { followNews } from './followNews';
import { showProblems } from './problemsPanel';
import { offerRefresh } from './refresh';

globalThis.sightlineHotRemotes = new Map();
offerRefresh();
followNews({
  stream: new EventSource('/working-copy'),
  hotRemotes: globalThis.sightlineHotRemotes,
  redraw: () => void performReactRefresh(),
  reload: () => location.reload(),
  showProblems,
});
