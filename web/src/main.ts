import './design/tokens.css';
import './design/base.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { needTexts } from './lib/texts.svelte';

await needTexts();
mount(App, { target: document.getElementById('app')! });
