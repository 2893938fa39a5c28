import { chromium } from "playwright-core";
import { browserFlags } from "./scripts/browser.ts";
import { readFileSync, existsSync, readdirSync } from "node:fs";
const B="http://localhost:8899";
const types:any={css:"text/css",js:"text/javascript",woff2:"font/woff2",svg:"image/svg+xml",png:"image/png",jpg:"image/jpeg",webp:"image/webp",avif:"image/avif",ico:"image/x-icon",json:"application/json",webmanifest:"application/manifest+json"};
const browser = await chromium.launch({executablePath:"/usr/bin/chromium-headless-shell",args:browserFlags});
const runs = JSON.parse(readFileSync(process.argv[2],"utf8"));
for (const r of runs) {
  const ctx = await browser.newContext({viewport:{width:r.w??390,height:r.h??844},isMobile:(r.w??390)<600,hasTouch:true,javaScriptEnabled:r.js!==false,locale:r.loc??"en-US",timezoneId:"America/Panama",acceptDownloads:true,extraHTTPHeaders:r.now?{"x-rehearse-now":r.now}:{}});
  
  const p = await ctx.newPage(); let taps=0; p.setDefaultTimeout(6000);
  p.on("pageerror",e=>console.log("  PAGEERROR",e.message));
  p.on("download",d=>console.log("  DOWNLOAD",d.suggestedFilename()));
  console.log(`\n=== ${r.name} js=${r.js!==false}`);
  for (const [c,a,b] of r.steps) try {
    if(c==="base"){} if(c==="goto"){const x=await p.goto(B+a,{waitUntil:"load"});console.log("goto",a,x?.status());}
    if(c==="tap"){ let l=p.locator(a); const n=await l.count(); let el=null; for(let i=0;i<n;i++){if(await l.nth(i).isVisible()){el=l.nth(i);break;}} if(!el) {console.log("  NOT VISIBLE",a,n);continue;} const bb=await el.boundingBox(); taps++; await el.click(); await p.waitForTimeout(b??700); await p.waitForLoadState("load").catch(()=>{}); console.log(`tap#${taps} ${a} at ${(bb!.y/844).toFixed(1)} -> ${p.url().replace(B,"")}`);}
    if(c==="type"){taps++; await p.locator(a).first().fill(b); await p.locator(a).first().press("Enter"); await p.waitForTimeout(900); await p.waitForLoadState("load").catch(()=>{}); console.log(`type#${taps} -> ${p.url().replace(B,"")}`);}
    if(c==="find"){ const l=p.getByText(new RegExp(a,"i")); const n=await l.count(); let k=0; for(let i=0;i<n&&k<(b??3);i++){const e=l.nth(i); if(!await e.isVisible())continue; const bb=await e.boundingBox(); if(!bb)continue; k++; console.log(`  find /${a}/ y=${bb.y.toFixed(0)} screens=${(bb.y/844).toFixed(1)} "${(await e.innerText()).replace(/\s+/g," ").slice(0,200)}"`);} if(!k)console.log(`  find /${a}/ NONE`);}
    if(c==="wait")await p.waitForTimeout(a); if(c==="shot")await p.screenshot({path:`/tmp/walk-${a}.png`,fullPage:!!b});
    if(c==="text"){let t=await p.evaluate(()=>(document.querySelector('main')??document.body).innerText);console.log(t.replace(/\n\s*\n+/g,"\n").slice(a??0,b??4000));}
    if(c==="h"){console.log("  pageH",await p.evaluate(()=>`${(document.documentElement.scrollHeight/844).toFixed(1)} screens; sw=${document.documentElement.scrollWidth}; y=${scrollY}`));}
    if(c==="links"){console.log(await p.evaluate(()=>[...document.querySelectorAll("a,button,summary,input,select")].filter(e=>e.checkVisibility?.()).map(e=>Math.round(e.getBoundingClientRect().y)+" "+e.tagName+" "+((e as any).innerText||(e as any).placeholder||(e as any).getAttribute("aria-label")||(e as any).name||"").replace(/\s+/g," ").slice(0,60)+" "+(e.getAttribute("href")||"")).join("\n")));}
    if(c==="scroll")await p.evaluate(y=>scrollTo(0,y),a);
  } catch(e:any){console.log("  FAIL",c,a,String(e.message).split("\n")[0]);}
  await ctx.close();
}
await browser.close();
