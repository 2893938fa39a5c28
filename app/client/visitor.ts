const chosen = document.cookie.match(/(?:^|; )language=(en|es)/)?.[1];
if (chosen) localStorage.setItem("language", chosen);
