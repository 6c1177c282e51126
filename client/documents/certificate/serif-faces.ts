import '@fontsource/noto-serif-jp/700.css';
