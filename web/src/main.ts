import './design/tokens.css';
import './design/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { needTexts } from './lib/texts.svelte';

// The server was updated under an open page: the parts it would load are gone, the new page has its own.
addEventListener('vite:preloadError', () => location.reload());

await needTexts();
mount(App, { target: document.getElementById('app')! });
