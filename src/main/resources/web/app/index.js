import './base.css';
import './tables.css';
import './pit.css';
import './table.css';
import './cards.css';
import './rules.css';
import './reports.css';
import './slips.css';
import './audit.css';
import htmx from 'htmx.org';
import {followLive} from './live.js';
import {decideByJson} from './decide.js';
import {verifyChains} from './verify.js';

decideByJson(htmx);
followLive(htmx);
verifyChains();
