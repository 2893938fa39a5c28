import { chromium } from "playwright-core"; import { browserFlags } from "./scripts/browser.ts"; import {readFileSync} from "node:fs";
const b=await chromium.launch({executablePath:"/usr/bin/chromium-headless-shell",args:browserFlags});
const [out,w,...n]=process.argv.slice(2); const W=+w;
const p=await b.newPage({viewport:{width:W*Math.min(n.length,W>600?2:5)+40,height:600}});
await p.setContent(`<body style="margin:0;display:flex;flex-wrap:wrap;gap:6px;background:#f0f">${n.map(i=>`<img width=${W} src="data:image/png;base64,${readFileSync(`/tmp/walk-${i}.png`).toString("base64")}">`).join("")}`);
await p.screenshot({path:`/tmp/walk-m-${out}.png`,fullPage:true}); await b.close();
