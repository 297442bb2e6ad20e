import './base.css';
import './tables.css';
import './pit.css';
import './table.css';
import './cards.css';
import './rules.css';
import './changes.css';
import htmx from 'htmx.org';
import {followLive} from './live.js';
import {decideByJson} from './decide.js';
import {askForChanges} from './changes.js';

decideByJson(htmx);
followLive(htmx);
askForChanges();
