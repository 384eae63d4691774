import { Keystatic } from '@keystatic/core/ui';
import { createRoot } from 'react-dom/client';
import type { EntryDescription } from '../host/describe-entries.ts';
import { createConfig } from './create-config.ts';
import { withVersions } from './with-versions.ts';

window.fetch = withVersions(window.fetch.bind(window));

const response = await fetch('/api/keystatic/entries');
const config = createConfig((await response.json()) as EntryDescription[]);
const place = document.getElementById('editor');
if (place) createRoot(place).render(<Keystatic config={config} />);
